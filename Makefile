# Two targets matter to a newcomer: `make demo` and `make test`. `make help` lists all of them.

PREFIX  ?= /usr/local
DESTDIR ?=
SHARE    = $(DESTDIR)$(PREFIX)/share
SWIFT   ?= swift
DAYS    ?= 3650
FLAGS   ?=
RELEASE := -c release --product retro --static-swift-stdlib

.DEFAULT_GOAL := help
.PHONY: help bootstrap build demo test tour install uninstall bench order format lint clean

help: ## Show this list.
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1|\2/' | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

bootstrap: ## Install the system packages that are missing.
	@scripts/bootstrap

build: bootstrap ## Build the program for release.
	@echo "building retro for release; the first time takes a minute or two"
	@$(SWIFT) build $(RELEASE) --quiet

demo: build ## Show the example journal's latest week and write its report to out/.
	@mkdir -p out
	@.build/release/retro --journal examples/journal report
	@.build/release/retro -q --journal examples/journal report -o out/week.html
	@echo "The same as a page: $(CURDIR)/out/week.html"

test: bootstrap ## Build everything and run every test.
	@echo "building everything with its tests; the first time takes a minute or two"
	@$(SWIFT) build --build-tests $(FLAGS) --quiet
	@$(SWIFT) test --skip-build --disable-xctest --quiet
	@if [ -d ../shared/data/mustache ]; then .build/debug/retro-dev mustache-spec ../shared/data/mustache; fi

tour: build ## Run the README's tour on the release build and compare.
	@scripts/tour .build/release/retro

install: build ## Install the program, its manual pages and its completions under PREFIX (default /usr/local).
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" \
	  "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	@install -m 755 .build/release/retro "$(DESTDIR)$(PREFIX)/bin/retro"
	@strip "$(DESTDIR)$(PREFIX)/bin/retro"
	@.build/release/retro man > "$(SHARE)/man/man1/retro.1"
	@for command in $$(.build/release/retro man --list); do \
	  .build/release/retro man $$command > "$(SHARE)/man/man1/retro-$$command.1" || exit 1; done
	@.build/release/retro completions bash > "$(SHARE)/bash-completion/completions/retro"
	@.build/release/retro completions zsh > "$(SHARE)/zsh/site-functions/_retro"
	@.build/release/retro completions fish > "$(SHARE)/fish/vendor_completions.d/retro.fish"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/retro; ‘man retro’ and completions come with it"

uninstall: ## Remove what install put there.
	@rm -f "$(DESTDIR)$(PREFIX)/bin/retro" "$(SHARE)/man/man1/retro.1" "$(SHARE)/man/man1/"retro-*.1 \
	  "$(SHARE)/bash-completion/completions/retro" "$(SHARE)/zsh/site-functions/_retro" "$(SHARE)/fish/vendor_completions.d/retro.fish"

bench: bootstrap ## Measure against the limits that the project sets itself, on a journal of DAYS days (3650) and an export of 300 MB.
	@$(SWIFT) build $(RELEASE) --quiet
	@$(SWIFT) build -c release --product retro-dev --static-swift-stdlib --quiet
	@if [ -f ../shared/bench/limits.c ]; then cc -O2 -o .build/limits ../shared/bench/limits.c -lsqlite3; fi
	@.build/release/retro-dev bench scan examples/journal; status=$$?; \
	  .build/release/retro-dev bench check --days $(DAYS) || status=$$?; \
	  limits=; if [ -x .build/limits ]; then limits="--limits .build/limits"; fi; \
	  .build/release/retro-dev bench index --days $(DAYS) $$limits || status=$$?; \
	  .build/release/retro-dev bench growth || status=$$?; \
	  .build/release/retro-dev bench query --days $(DAYS) || status=$$?; \
	  .build/release/retro-dev bench import || status=$$?; \
	  exit $$status

order: build ## List again which functions and variables everyday commands use, for the linker; needs valgrind.
	@scripts/order-symbols .build/release/retro

format: ## Format every Swift file.
	@$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

lint: ## Say where formatting differs from .swift-format.
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

clean: ## Remove what was built.
	@rm -rf .build out
