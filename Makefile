# Everything you can do with Hilltop. `make` alone prints the menu.
.DEFAULT_GOAL := menu
.PHONY: menu install install-all start dev logs trace seed dead-letters clean test test-all check bounds dates e2e reconcile slow faults money nats-outage planted-bugs attack bench use-case service house migration supergraph codegen env small-machine small-compose containers secrets upgrade peak small-load integration identity-key verify-days

# npm runs on the machine's own Node, everything after it on the pinned one.
MACHINE_PATH := $(PATH)
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

# A line of the menu is a target with a text after `##`; a heading is a line that begins with `##`.
menu:
	@printf '\n  Hilltop\n'
	@sed -n -e 's/^## \(.*\)/\n  \1/p' -e 's/^\([a-z0-9-]*\):.* ## \(.*\)/    make \1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '%-23s%s\n' "$$name" "$$text"; done
	@printf '\n'

# What a start is built and run with; and also what only development, tests and benches need.
install:
	@PATH="$(MACHINE_PATH)" sh infra/local/install.sh start

install-all:
	@PATH="$(MACHINE_PATH)" sh infra/local/install.sh all

## Run

# V8 keeps what it compiled: a second start reads it instead of compiling thousands of modules again.
start dev: export NODE_COMPILE_CACHE := $(CURDIR)/.hilltop/cache/v8
start: install ## Run everything on this machine; Ctrl-C stops it (PORT=8081, SMALL=1, BOOKINGS_REPLICAS=3, HILLTOP_DATA=folder, HOUSE=name)
	@exec node infra/local/commands/start.ts

dev: install-all ## Run everything, and restart or reload what you save; shows all logs (ONLY=bookings,gateway for some)
	@exec node infra/local/commands/dev.ts

logs: install ## Show the logs of the running Hilltop (ONLY=bookings,gateway for some)
	@exec node infra/local/commands/logs.ts

trace: install ## Show a request of `make dev` as a tree (ID=beginning of its correlation id; without ID: the last requests)
	@exec node infra/local/commands/trace.ts "$(ID)"

seed: install ## Write the demo data into the databases of the running Hilltop
	@exec node infra/local/commands/seed.ts

dead-letters: install ## List or resend events that failed (s=bookings; args="resend ID" or args="resend --all")
	@exec node infra/local/commands/dead-letters.ts "$(s)" $(args)

clean: install ## Delete all data (asks first; YES=1 does not ask)
	@exec node infra/local/commands/clean.ts

## Check

check: install-all ## Check format, lint, types, imports, generated files, and run the unit tests
	@exec node infra/checks/run-tests.ts check

test: install-all ## Run the tests of every change: check, unit, integration, and the journeys of visitors and staff in a browser
	@exec node infra/checks/run-tests.ts test

test-all: install-all ## Run every test: also every order of a race, outages, faults, and all of the browser
	@exec node infra/checks/run-tests.ts test-all

bounds: install-all ## Write today's numbers as the bounds of habits (BOUGHT="what a rise buys")
	@exec node infra/checks/growth/write-bounds.ts "$(BOUGHT)"

integration: install-all ## Run the integration tests, or one file (FILE=services/bookings/test/last-seat.int.test.ts, CONTAINERS=1)
	@exec $(if $(CONTAINERS),node infra/compose/containers/integration-tests.ts $(if $(FILE),--runTestsByPath $(FILE)),$(if $(FILE),npm run --silent jest -- --runTestsByPath $(FILE),node infra/checks/run-tests.ts integration))

dates: install-all ## Run the tests but those in a browser on dates that are hard for code (PROJECT=unit, DATE=Monday for some)
	@exec env DATE="$(DATE)" node infra/checks/run-on-dates.ts $(if $(PROJECT),--selectProjects $(PROJECT))

e2e: install-all ## Run all browser tests (FILE=shop/booking-layout for some)
	@exec node infra/checks/run-tests.ts browser $(FILE)

slow: install-all ## Run each journey in a browser on a slow phone, and with any one request lost, unanswered or sent twice (SEED=7, ONLY=word)
	@exec env EVERY=$(or $(EVERY),1) node infra/checks/run-tests.ts journeys $(if $(ONLY),-g "$(ONLY)")

reconcile: install ## Check that the data of the running Hilltop add up: seats, money, events, e-mails, images
	@exec node infra/reconciliation/here/reconcile.ts

verify-days: install ## Check the books of the running Hilltop: recompute the chain of sealed days from the lines (HASH=of one day, as it was mailed)
	@exec node infra/local/commands/verify-days.ts $(HASH)

faults: install-all ## Break a whole Hilltop while people use it, then check its data (SEED=7, SECONDS=80, OPERATIONS=10000, LONG=1, SMALL=1)
	@exec node infra/faults/faults.ts

# The tests' Stripe is TypeScript of a service.
money: install-all ## Let people buy, change and cheat while provider and processes fail, then add up every cent (SEED=7, SECONDS=80, OPERATIONS=1000; BUG=word plants bugs)
	@exec node --import ./infra/checks/jest/source-hooks.mjs $(if $(BUG),infra/money/planted-bugs.ts,infra/money/money.ts)

nats-outage: install-all ## Stop NATS under a whole Hilltop: it must read, sell, and mail each ticket once afterwards (MINUTES=10)
	@exec node infra/faults/nats-outage.ts

planted-bugs: install-all ## Plant known bugs one at a time, and check that the fault campaign finds each (BUG=word for some)
	@exec node infra/faults/planted-bugs.ts

upgrade: install-all ## Take data along from the release before, after a stop or beside its processes (FROM=v0.3.0)
	@exec node infra/upgrade/upgrade.ts

attack: install-all ## Attack an instance on this machine as a visitor could: hoard, aim mail, guess, hang, cost (ONLY=word)
	@exec node infra/attacks/attack.ts

bench: install-all ## Measure bookings, reports, searches, reads, and Lighthouse scores (RUNS=5)
	@for b in bookings season search reads lighthouse; do node infra/bench/$$b.ts || exit 1; done

peak: install-all ## One rush of buyers while replicas of bookings are added, 1 to 3 (SECONDS=20, PERCENT=10 of a core for each)
	@exec node infra/bench/peak.ts

small-load: install-all ## A small machine within 2 GB and one core: a busy house for five minutes, then killed, its disk full (SECONDS=300; needs root)
	@exec node infra/small/load/load.ts

## Change

use-case: install-all ## Write a new use case: a mutation with its test and entries (s=bookings n=print-badges, in=tours)
	@exec node infra/templates/use-case.ts "$(s)" "$(n)" "$(in)"

service: install-all ## Write a new service and its entry wherever services are listed (n=reviews)
	@exec node infra/templates/service.ts "$(n)" "$(one)"

house: install-all ## Begin another house as a copy of the mill, and list what it still lacks (n=lantern; infra/docs/a-house.md)
	@exec node infra/templates/house.ts "$(n)"

migration: install-all ## Write a migration from the changed entities of a service (s=bookings n=add-guide)
	@exec node infra/local/commands/write-migration.ts "$(s)" "$(n)"

supergraph: install ## Compose the schemas of the services for the gateway
	@exec node gateway/src/supergraph/compose.ts

codegen: install supergraph ## Generate types from schemas and operations
	@node infra/codegen/generate.ts && node infra/codegen/write-roles.ts && node --import ./infra/checks/jest/source-hooks.mjs infra/checks/docs/mails-page.ts && node gateway/codegen.ts && node web/codegen.ts && node web/build/write-words.ts

## Deploy

containers: install ## Build all images, run docker-compose.yml, book, scale, kill its parts, compare the seats, and take it down
	@exec node infra/compose/containers/containers.ts

small-machine: install ## Write .hilltop/hilltop-<version>.tar.gz, which installs Hilltop on one small machine (HOUSE=name)
	@exec sh infra/small/make-archive.sh

small-compose: install ## Write what infra/small/compose.yml gives its parts, from .hilltop/small/etc/hilltop/settings
	@umask 077 && mkdir -p .hilltop/small && exec env HILLTOP_ROOT=.hilltop/small node infra/small/hilltop.ts compose

env: install ## Write .env with new secrets for Docker Compose
	@exec node infra/compose/write-env.ts

identity-key: install ## Print a new key of a service, or the public part of one (KEY=private part)
	@exec node infra/local/commands/identity-key.ts $(KEY)

secrets: install ## Print the Kubernetes secrets of a new cluster (make -s secrets overlay=production | kubectl create -f -; add=1: what is missing)
	@exec node infra/k8s/write-secrets.ts $(overlay) $(if $(add),add)
