// What a shell loads in order to complete a program's command lines.

/// A shell whose completion is supported.
public enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish
}

extension Program {
  /// The script for a shell. It asks the program itself, `NAME complete -- WORDS`, so that it never grows stale.
  ///
  /// The program answers with a line a candidate: the word, and after a tab what it is. A line `:files` or `:folders` asks the shell for
  /// its own, a word that ends in `=` is completed without a blank after it.
  public func completionScript(for shell: Shell) -> String {
    let script =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
    return script.split(separator: "§", omittingEmptySubsequences: false).joined(separator: name)
  }

  private static var bash: String {
    #"""
    # Completion of § for bash. In ~/.bashrc:  eval "$(§ completions bash)"
    # Whether a name holds what a terminal would obey: control characters, or what turns the direction of text.
    _§_steers() {
      local LC_ALL=C
      [[ $1 == *[[:cntrl:]]* || $1 == *$'\xc2'[$'\x80'-$'\x9f']* || $1 == *$'\xd8\x9c'* || $1 == *$'\xe2\x81'[$'\xa6'-$'\xa9']* ||
        $1 == *$'\xe2\x80'[$'\x8e\x8f\xa8'-$'\xae']* ]]
    }
    _§() {
      local line=${COMP_LINE:0:COMP_POINT} words=() word="" open="" begun="" cut=0 i c
      # The words as § will see them: without quotes and backslashes, and whole where bash takes KEY=VALUE apart. Only what stands behind
      # the last sign that parts words for bash is replaced: cut letters stay.
      for ((i = 0; i < ${#line}; i++)); do
        c=${line:i:1}
        if [[ $open == \' ]]; then
          if [[ $c == \' ]]; then open=""; else word+=$c; fi
        elif [[ $c == \\ ]]; then
          i=$((i + 1)) begun=1
          if [[ -n $open && ${line:i:1} != [\"\$\\\`] ]]; then word+=$c; fi
          word+=${line:i:1}
        elif [[ $open == \" ]]; then
          if [[ $c == \" ]]; then open=""; else word+=$c; fi
        elif [[ $c == [\'\"] ]]; then
          open=$c begun=1 cut=${#word}
        elif [[ $c == [[:space:]] ]]; then
          if [[ -n $begun ]]; then words+=("$word"); fi
          word="" begun="" cut=0
        else
          word+=$c begun=1
          if [[ $COMP_WORDBREAKS == *"$c"* ]]; then cut=${#word}; fi
        fi
      done
      words+=("$word")
      local lead=${word:0:cut} files="" found=() abouts=() text
      while IFS= read -r line; do
        case $line in
          :files) files=-f ;;
          :folders) files=-d ;;
          *) found+=("${line%%$'\t'*}") abouts+=("${line#"${line%%$'\t'*}"}") ;;
        esac
      done < <("${words[0]/#\~\//$HOME/}" complete -- "${words[@]:1}" 2>/dev/null)
      COMPREPLY=()
      # The program has them in an order that means something: of commands that can be taken back, the last one first.
      compopt -o nosort 2>/dev/null
      for i in "${!found[@]}"; do
        text=${found[i]}
        if [[ $text == *[=#] ]]; then compopt -o nospace 2>/dev/null; fi
        if [[ $text == "$lead" || $text != "$lead"* ]]; then continue; fi
        text=${text:cut}
        # Names of files are quoted by bash itself, and then all the others are, too.
        if [[ -z $files && -z $open && $text == *[^[:alnum:]_./:=+,@%^-]* ]]; then
          printf -v text %q "$text"
        elif [[ -z $files && $open == \" ]]; then
          text=${text//\\/\\\\} text=${text//\"/\\\"} text=${text//\$/\\\$} text=${text//\`/\\\`}
          # No backslash keeps ! from the history there without staying in the word.
          text=${text//!/\"\'!\'\"}
        elif [[ -z $files && $open == \' ]]; then
          text=${text//\'/\'\\\'\'}
        fi
        # bash ends the quotation itself, but not where the word seems to have ended it.
        if [[ -z $files && -n $open && $text == *"$open" ]]; then text+=$open; fi
        # A list that nothing is taken from, as the second tab shows it, says what each word is.
        if [[ ${COMP_TYPE-} == 63 && -z $files && -n ${abouts[i]} ]]; then text+="  (${abouts[i]:1})"; fi
        COMPREPLY+=("$text")
      done
      if [[ -n $files ]]; then
        while IFS= read -r text; do
          # A name with a line end comes as several that may not exist.
          if [[ ! -e ${text/#\~\//$HOME/} && ! -L ${text/#\~\//$HOME/} ]] || _§_steers "$text"; then continue; fi
          # What begins with a hyphen would be taken for an option.
          if [[ $cut == 0 && $text == -* ]]; then text=./$text; fi
          COMPREPLY+=("$text")
        done < <(compgen "$files" -- "${word:cut}")
        compopt -o filenames 2>/dev/null
      fi
    }
    complete -F _§ §

    """#
  }

  private static var zsh: String {
    #"""
    #compdef §
    # Completion of § for zsh. As a file _§ in a folder of $fpath, or in ~/.zshrc:  eval "$(§ completions zsh)"
    _§() {
      local line text about wanted=""
      local -a asked open closed how
      asked=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
      for line in ${(f)"$(${~words[1]} complete -- "${asked[@]}" 2>/dev/null)"}; do
        case $line in
          :*) wanted=$line ;;
          *)
            text=${line%%$'\t'*}
            about=""
            if [[ $line == *$'\t'* ]]; then about=:${line#*$'\t'}; fi
            # What does not go on where the word ends takes its place.
            if [[ $text != "${asked[-1]}"* ]]; then how=(-U); fi
            # What is described is written with backslashes before backslashes and colons.
            line=${${text//\\/\\\\}//:/\\:}$about
            if [[ $text == *[=#] ]]; then open+=("$line"); else closed+=("$line"); fi
            ;;
        esac
      done
      if (( $#open )); then _describe § open -S "" $how; fi
      if (( $#closed )); then _describe § closed $how; fi
      if [[ -n $wanted ]]; then compset -P '--*='; fi
      case $wanted in
        # What begins with a hyphen would be taken for an option.
        :files) _files -F "(-*)" ;;
        :folders) _files -/ -F "(-*)" ;;
      esac
    }
    if [[ $funcstack[1] == _§ ]]; then _§ "$@"; else compdef _§ §; fi

    """#
  }

  private static var fish: String {
    #"""
    # Completion of § for fish. As ~/.config/fish/completions/§.fish, or:  § completions fish | source
    # Of names of files those that are whole: one with a line end or a tab comes in pieces.
    function __§_existing
      for line in $argv
        set -l name (string split -m 1 \t -- $line)[1]
        if string match -qr '^[~$]' -- $name; or test -e "$name"; or test -L "$name"
          printf '%s\n' $line
        end
      end
    end
    function __§_complete
      set -l words (commandline -opc)
      set -l typed (commandline -ct)
      # The word as § will see it; a quote that is still open ends with the word.
      set -l plain (string unescape -- $typed; or string unescape -- $typed'"'; or string unescape -- $typed"'")
      for line in ($words[1] complete -- $words[2..-1] "$plain" 2>/dev/null)
        switch $line
          case :files
            __§_existing (__fish_complete_path $typed)
          case :folders
            __§_existing (__fish_complete_directories $typed)
          case '*'
            printf '%s\n' $line
        end
      end
    end
    complete -c § -f -a '(__§_complete)'

    """#
  }
}
