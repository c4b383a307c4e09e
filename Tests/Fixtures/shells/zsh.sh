# Reads command lines and prints, a line each, the words that zsh is given for the last one.
compdef() { : }
compset() { : }
_files() { answer+=(:files) }
_describe() {
  local entry
  for entry in "${(@P)2}"; do
    entry=${entry//\\:/$'\1'}
    answer+=("${${entry%%:*}//$'\1'/:}")
  done
}
eval "$(retro completions zsh)"
while IFS= read -r line; do
  answer=()
  words=("${(@z)line}")
  if [[ $line == *' ' ]]; then words+=(''); fi
  CURRENT=$#words PREFIX=${words[-1]#[\"\']}
  _retro
  print -r -- "${answer[*]}"
done
