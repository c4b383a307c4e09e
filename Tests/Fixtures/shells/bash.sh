# Reads command lines and prints, a line each, the words that bash would put in the place of the last one.
eval "$(retro completions bash)"
compopt() { :; }
while IFS= read -r COMP_LINE; do
  COMP_POINT=${#COMP_LINE} COMPREPLY=() answer=()
  _retro
  word=${COMP_LINE##* }
  for reply in "${COMPREPLY[@]}"; do
    # In quotes the whole word is replaced; elsewhere what stands behind the last = or :, and with backslashes.
    case $word in
      [\"\']*) answer+=("$reply") ;;
      *) eval "answer+=(${word%"${word##*[=:]}"}$reply)" ;;
    esac
  done
  printf '%s\n' "${answer[*]}"
done
