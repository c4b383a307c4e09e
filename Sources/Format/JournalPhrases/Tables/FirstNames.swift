// First names that people type without a capital.

import JournalModel

/// Names of persons, folded, without those that are words as well: will, mark, may, rose.
enum FirstNames {
  static let all: Set<String> = Set(
    ("""
    adam adrian aidan alan albert alex alexander alfie alice amanda amy andrea andrew andy angela anna anne annie anthony antonio ashley barbara becky ben \
    benjamin bernie beth betty bob brian bruce callum carl carla carlos carol caroline catherine charles charlie charlotte chloe chris christine claire \
    clara colin connor craig dan daniel danny darren dave david dean deborah debbie dennis derek dermot diane diego dom dominic donna dylan ed eddie edward elena eli \
    elizabeth ella ellie emily emma eric ethan eva evan fiona fran francesca frank fred gareth gary gemma geoff george georgia gina gordon graham greg hannah \
    harry hazel heather helen helga henry hugo ian isaac isabel ivan jack jackie jacob jake james jamie jan jane janet jason jay jean jeff jen jenny jeremy \
    jess jessica jill jim jimmy jo joan joanna joe joel john johnny jon jonas jonathan jorge jose josh joshua juan judith judy julia julie karen karl kate \
    katie keith kelly ken kenny kevin kim kirsty kyle laura lauren lea leah lee lena leo leon lewis liam lily linda lisa liz lola louis louise lucas lucia lucy luis \
    luke lukas lynn maggie maisie maria marie mario marta martin mary matt matthew megan melissa mia michael michelle miguel mike mohammed molly nadia nancy natalie \
    nathan neil nick nicola nicole nigel nina noah nora oliver olivia oscar owen pablo pam patricia patrick paul paula pedro peter phil philip priya rachel \
    raj ralph ray rebecca rich richard rob robert robin roger ron ross roy ruth ryan sally sam samantha sandra sara sarah scott sean sebastian sharon shaun \
    sheila simon sofia sophie stella stephen steve steven stuart sue susan tanya terry tess theo thomas tim tina toby tom tommy tony tracy trevor vera vicky \
    victor victoria wendy zara zoe hans jurgen klaus uwe heike sabine anja ulrike jorg matthias pierre jacques camille juliette mathieu thierry javier carmen \
    rosa joao ana beatriz rafael thiago wolfgang gerhard werner manfred horst dieter helmut karin monika ursula renate brigitte petra birgit gisela erika ingrid stefan \
    andreas markus florian tobias johannes christoph bernd rainer gunther ralf holger torsten thorsten sven jens lars nils finn ben emil anton felix moritz jannik niklas \
    leonie johanna marlene greta ida frieda charlotta mathilde katharina susanne silke tanja nadine melanie yvonne kerstin anke svenja annika birte gabi steffi uli \
    jose-luis manuel alejandro fernando sergio alvaro raul ruben adriana alba irene ines pilar montse nuria rocio silvia teresa \
    antoine benoit cedric etienne fabien guillaume julien laurent nicolas olivier romain sebastien vincent yves amelie aurelie celine elodie helene laetitia manon margaux \
    walter arthur stanley norman ernest edith doris ethel agnes rosemary geoffrey leonard bernard maureen \
    nathalie sandrine sylvie valerie virginie yann loic francois gaelle \
    bruno caio diogo fabio felipe gustavo leandro marcelo rodrigo vitor amaral leticia luana mariana renata larissa \
    yuki yuko hiroshi kenji takeshi akiko keiko naoko satoshi haruka yui sakura kaito minjun jiwoo minji jihoon seoyeon priyanka arjun rohan anjali deepa fatima ahmed ali omar hassan yusuf mehmet ayse olga dmitri sergei natasha piotr kasia agnieszka magda tomasz marek
    """).words.map { String($0) })
}
