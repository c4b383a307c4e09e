# Reads command lines and prints, a line each, the words that fish offers for the last one.
retro completions fish | source
while read -l line
    string join -- ' ' (complete -C $line | string replace -r '\t.*' '')
end
