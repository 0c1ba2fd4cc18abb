# What one can do with Hilltop. `make` alone prints the menu.
.DEFAULT_GOAL := menu
.PHONY: menu install start test check e2e audit faults teeth scan bench migration supergraph codegen seed clean env

# npm runs on the machine's own Node, everything after it on the pinned one.
MACHINE_PATH := $(PATH)
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

menu:
	@printf '\n  Hilltop\n\n'
	@sed -n 's/^\([a-z0-9]*\):.* ## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '  make %-11s %s\n' "$$name" "$$text"; done
	@printf '\n'

install:
	@PATH="$(MACHINE_PATH)" sh infra/local/install.sh

# V8 keeps what it compiled: a second start reads it instead of compiling thousands of modules again.
start: export NODE_COMPILE_CACHE := $(CURDIR)/.hilltop/cache/v8
start: install ## Run everything here; Ctrl-C ends it (PORT=8081, BOOKINGS_REPLICAS=3, HILLTOP_DATA=folder)
	@exec node infra/local/start.ts

test: install ## Run every test there is: unit, integration, site, browser
	@exec node infra/checks/run-tests.ts

check: install ## Format, lint, types, who imports whom, generated files, unit tests
	@exec node infra/checks/check.ts

e2e: install ## Run the browser tests alone
	@exec node infra/checks/run-tests.ts e2e

audit: install ## Count whether the data of the running Hilltop add up: seats, money, events, e-mails, pictures
	@exec node infra/audit/here/audit.ts

faults: install ## Break a whole Hilltop while people use it, then count (SEED=7, SECONDS=80, OPERATIONS=10000, LONG=1)
	@exec node infra/faults/faults.ts

teeth: install ## Plant one known bug at a time and see that the proof finds each (BUG=word for some)
	@exec node infra/faults/teeth.ts

scan: install ## Let sqlmap and Wapiti look for holes in a whole Hilltop on loopback (Debian packages; SECONDS=60 per call)
	@exec node infra/faults/scan.ts

bench: install ## Measure how fast seats are sold and readers answered, how long a start takes, and what Lighthouse says of every page (RUNS=5)
	@node infra/bench/bookings/hot-slot.ts && node infra/bench/bookings/front-door.ts
	@node infra/bench/reads/reads.ts && node infra/bench/uploads.ts
	@node infra/bench/start-up.ts && node infra/bench/lighthouse.ts

migration: install ## Write a migration from what changed in the entities (s=bookings n=add-guide)
	@exec node infra/local/write-migration.ts "$(s)" "$(n)"

supergraph: install ## Compose the services' schemas for the gateway
	@exec node gateway/src/supergraph/compose.ts

codegen: install supergraph ## Generate types from schemas and operations
	@node infra/codegen/generate.ts && node gateway/codegen.ts && node web/codegen.ts

seed: install ## Write the demo data into the databases of the running Hilltop
	@exec node infra/local/seed.ts

env: install ## Write .env with fresh secrets, for docker compose
	@exec node infra/compose/write-env.ts

clean: install ## Forget all data (asks first; YES=1 does not)
	@exec node infra/local/clean.ts
