// What a shell loads in order to complete a program's command lines.

/// A shell whose completion is supported.
public enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish
}

extension Program {
  /// The script for a shell. It asks the program itself, `NAME complete -- WORDS`, so that it never grows stale.
  ///
  /// The program answers with a line a candidate: the word, and behind a tab what it is. A line `:files` or `:folders` asks the shell for
  /// its own, a word that ends in `=` is completed without a blank behind it.
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
    _§() {
      local words=() word line text glued=0 i
      # bash takes KEY=VALUE apart; the program wants it whole.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == = && ${#words[@]} -gt 0 ]]; then
          words[${#words[@]}-1]+="="
          glued=1
        elif [[ $glued -eq 1 && ${#words[@]} -gt 0 ]]; then
          words[${#words[@]}-1]+=$word
          glued=0
        else
          words+=("$word")
          glued=0
        fi
      done
      if [[ $glued -eq 0 && ${#words[@]} -eq 0 ]]; then words=(""); fi
      local typed=${words[${#words[@]}-1]} cut=""
      # Only what stands behind the last = is replaced.
      if [[ $typed == *=* && $COMP_WORDBREAKS == *=* ]]; then cut=${typed%=*}=; fi
      local bare=${typed#"$cut"}
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files) while IFS= read -r text; do COMPREPLY+=("$text"); done < <(compgen -f -- "$bare"); compopt -o filenames 2>/dev/null ;;
          :folders) while IFS= read -r text; do COMPREPLY+=("$text"); done < <(compgen -d -- "$bare"); compopt -o filenames 2>/dev/null ;;
          *)
            text=${line%%$'\t'*}
            text=${text#"$cut"}
            case $text in *=) compopt -o nospace 2>/dev/null ;; *[[:space:]\"\'\$\\]*) printf -v text %q "$text" ;; esac
            COMPREPLY+=("$text")
            ;;
        esac
      done < <("${COMP_WORDS[0]}" complete -- "${words[@]}" 2>/dev/null)
    }
    complete -F _§ §

    """#
  }

  private static var zsh: String {
    #"""
    #compdef §
    # Completion of § for zsh. As a file _§ in a folder of $fpath, or in ~/.zshrc:  eval "$(§ completions zsh)"
    _§() {
      local line text about
      local -a open closed
      for line in ${(f)"$(${words[1]} complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)"}; do
        case $line in
          :files) _files ;;
          :folders) _files -/ ;;
          *)
            text=${line%%$'\t'*}
            about=""
            if [[ $line == *$'\t'* ]]; then about=:${line#*$'\t'}; fi
            if [[ $text == *= ]]; then open+=("${text//:/\\:}$about"); else closed+=("${text//:/\\:}$about"); fi
            ;;
        esac
      done
      if (( $#open )); then _describe § open -S ""; fi
      if (( $#closed )); then _describe § closed; fi
    }
    if [[ $funcstack[1] == _§ ]]; then _§ "$@"; else compdef _§ §; fi

    """#
  }

  private static var fish: String {
    #"""
    # Completion of § for fish. As ~/.config/fish/completions/§.fish, or:  § completions fish | source
    function __§_complete
      set -l words (commandline -opc) (commandline -ct)
      for line in ($words[1] complete -- $words[2..-1] 2>/dev/null)
        switch $line
          case :files
            __fish_complete_path (commandline -ct)
          case :folders
            __fish_complete_directories (commandline -ct)
          case '*'
            printf '%s\n' $line
        end
      end
    end
    complete -c § -f -a '(__§_complete)'

    """#
  }
}
