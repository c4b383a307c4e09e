// The program's entry: everything else is in RetroCommands.

import RetroCommands

RetroProgram.main()
