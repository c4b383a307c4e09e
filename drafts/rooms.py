import os,subprocess,sys,fnmatch
R={
'RetroCommands':{
 'Loop':'NewCommand AddCommand ReviewCommand ReviewScreen TriesCommand ActionsCommand* HistoryCommand GuidedScreen* Context+Items Context+Drafts Context+Ledger',
 'Practice':'LogCommand* DoCommand* SkipCommand MoodCommand TodayCommand StatusCommand StreaksCommand PointsCommand ProgressCommand AlignmentCommand CalendarCommand Context+Calendar PracticeQuestion Context+Practice NotedMood+Words',
 'Plans':'HabitCommand TaskCommand GoalCommand MilestoneCommand ObligationCommand TermCommand ValueCommand MeasuresCommand ActivitiesCommand PlanOptions PlanRequest PlanRow PlannedNames Context+Plan*',
 'Files':'OpenCommand Inspect* GetCommand SetCommand UnsetCommand TickCommand RenameCommand DeleteCommand TemplatesCommand TemplateFailure+Words Editor Context+Editor FileChange+JSON FilePlace+Obstacle FormerText Context+Changes Context+Writing Understood',
 'Query':'ListCommand* SearchCommand* LinksCommand BacklinksCommand OrphansCommand TagsCommand PropertiesCommand StatsCommand IndexCommand* EntryChoice EntryLinks EntryList QueryFailure Context+Index',
 'Measures':'MetricsCommand* MetricPlaces WellnessCommand ContextCommand ContextReport+Index ImportCommand*',
 'Reports':'ReportCommand ReportFile ReportFormat ShowCommand Context+Pages TextTable MarkedText*',
 'Upkeep':'InitCommand UndoCommand UndoLog CheckCommand* CheckScope ConfigCommand Setting* DoctorCommand WatchCommand CompletionsCommand CompleteCommand CandidateSource* ManCommand',
 'Program':'RetroProgram* Context Context+* CommandFailure FindingFailure GlobalOptions SharedOptions PeriodWord DayChoice TakingText TypedText',
},
'JournalKit':{
 'Loop':'ActionEditing DraftEntry DraftReview Guided* HistoryReport+Journal Item* LoopEntries NextRetrospective PastedLines RetrospectiveDraft* Review* Verdict TodayReport+Loop',
 'Practice':'Log* Mention MoodEntry Practice+Journal DayZone',
 'Plans':'Plan*',
 'Files':'ChangeSet+Privacy ChangedFiles Deletion FileChange FileTraces OpenFile Rename* TagRename UnifiedDiff TemplateFiles TemplateFilling BoardText PublicText',
 'Query':'EntryColumn EntryGroups EntryNames EntryQuery GroupNumbers JournalStatistics LinkReport PropertyReport TagReport WordCount',
 'Reports':'ContextBlock ContextProperties EntryCards+Journal PeriodReport+Journal ReportPeriod',
 'Upkeep':'JournalCheck* JournalFounding* MetricsFolderCheck SetupCheck* TemplateCheck ZoneNames+System',
},
'JournalReports':{
 'Themes':'Theme* TerminalStyle',
 'Terminal':'Terminal* WrappedText TextPiece',
 'Pages':'BuiltInPage HTML* ItemLinks InlineMarkdown LinkBase Markdown* MoodFigure PlainText RenderedMarkdown StyleSheet* ContextReport+HTML',
 'Loop':'Actions* Tries* History* ItemCard* ItemTree EntryCards* RetrospectiveMembers PeriodReport* Fact',
 'Practice':'Alignment* Calendar* Points* Progress* Streaks* Status* Today* Reason',
 'Measures':'ContextReport* Metrics* Wellness*',
},
'JournalFormat':{
 'Checks/Messages':'JournalMessages MetricsMessages PlanMessages ExpectedFields',
 'Checks/Screens':'AmountScreen BodyScreen FileScreen PropertyScreen',
 'Edits/Log':'LogAnswer LogInsertion LogRemoval LogStyle',
 'Edits/Properties':'PropertyChange* ConfigurationEdit',
 'Reading':'BodyReader Field* FileReading* Item* SectionReading Property* DecodedProperties* ReviewLink TasksEmoji Text+Lines LinkTarget',
 'Settings':'Configuration* JournalConfiguration* JournalSetting* SectionNames* ZoneNames',
 'Layout':'Layout PathPattern* PathGlob FileNames MetricsPath PlaceGroups',
},
'JournalIndex':{
 'Making':'IndexPlan IndexRecord IndexSchema IndexSeal IndexViews IndexWriter IndexPlace DayRows DayTable EntryRecord+Reading KnownFolders MetricsRecord+Reading PackedMetrics PeriodDoubles PracticeRows ReviewReading ClosingChanges',
 'Asking':'JournalIndex+Counts JournalIndex+Entries JournalIndex+IDs JournalIndex+Links JournalIndex+Loop JournalIndex+Metrics JournalIndex+Practice JournalIndex+Views JournalIndex+Closed QueryEntry+Reading QuerySQL*',
 'Text':'FullTextExpression Search* Text*',
},
'JournalModel':{
 'Plans':'Activity Dated Goal GoalTarget HabitTarget Measure PausedSpan PersonalValue Priority Schedule TargetFit Term',
 'Amounts':'DecimalText Quantity UnitTable* Metric',
 'Words':'SpokenNames Text Theme TitleKey ToldMood',
},
'HostSystem':{
 'Files':'CacheFile FileAttributes FileLock FilePieces FileStamp FileSystem* FileWalk FolderCensus FolderWatch GuardedWrite ScratchFile TreeReader LineFeeds PathText',
},
'JournalQuery':{
 'Text':'TextFolding* CJKRuns TextMatch WordMatch WildcardPattern',
},
}
do='--do' in sys.argv
only=[a for a in sys.argv[1:] if not a.startswith('-')]
for t,rooms in R.items():
    if only and t not in only: continue
    base='Sources/'+t
    left=[]
    from collections import Counter
    c=Counter()
    moves=[]
    for d,ds,fs in os.walk(base):
        rel=os.path.relpath(d,base)
        for f in sorted(fs):
            if not f.endswith('.swift'): continue
            stem=f[:-6]; room=None
            for r,pats in rooms.items():
                if rel!='.' and not r.startswith(rel+'/'): continue
                if rel=='.' and '/' in r: continue
                if any(fnmatch.fnmatchcase(stem,p) for p in pats.split()): room=r; break
            if room: moves.append((os.path.join(d,f),os.path.join(base,room,f))); c[room]+=1
            else:
                c[rel]+=1
                if rel=='.': left.append(stem)
    print(t,dict(c),'root:',left)
    if do:
        for a,b in moves:
            os.makedirs(os.path.dirname(b),exist_ok=True)
            subprocess.check_call(['git','mv',a,b])
