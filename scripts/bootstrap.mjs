import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { whenNpmIsGone } from './npm-gone.mjs'

// `node scripts/bootstrap.mjs <name> [arguments]` makes sure the packages are installed, then runs
// scripts/<name>.ts, or with a slash in the name <name>.ts, with the Node the project brings along. Plain JavaScript, for any Node since 20.9.

const [name = '', ...scriptArguments] = process.argv.slice(2)
const script = fileURLToPath(
  new URL(`${name.includes('/') ? '..' : '.'}/${name}.ts`, import.meta.url),
)
const node = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 9)) {
  fail(`Noren needs Node 20.9 or newer to start with; this is Node ${process.versions.node}.`)
}
if (!existsSync(script)) fail(`There is no ${script}.`)
/** @type {import('node:child_process').ChildProcess | undefined} */
let child
let isAskedToEnd = false
/** @param {NodeJS.Signals} signal */
const end = (signal) => {
  if (child === undefined) process.exit(1)
  isAskedToEnd = true
  child.kill(signal)
}
whenNpmIsGone(() => end('SIGTERM'))
// The CMS is most of the packages: `npm start` installs it once SITE answers.
await install(['start', 'site'].includes(name) ? 'site' : 'all').catch((error) =>
  fail(error.message),
)

// The channel shows the script when this process ends, in any way.
const follow = new URL('./follow-parent.mjs', import.meta.url).href
child = spawn(node, ['--import', follow, script, ...scriptArguments], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => end(signal))
}
child.on('exit', (code, signal) => {
  if (signal !== null && !isAskedToEnd)
    console.error(`The command was ended from outside (${signal}), and with it all it had started.`)
  process.exit(code ?? 1)
})

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
