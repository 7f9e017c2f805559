import {
  needChromium,
  wantEngine,
  wantJapaneseFont,
  wantPostgres,
  wantProxies,
  wantSystemd,
} from './test-machine.ts'

/** Prepares the machine for the tests, in one process beside runs that need no preparation. */
needChromium()
wantEngine('firefox')
wantEngine('webkit')
wantJapaneseFont()
wantProxies()
wantPostgres()
wantSystemd()
