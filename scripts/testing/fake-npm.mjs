// Stands in for npm in the checkouts of tests: `install` puts the packages of the lockfile on the disk, one after
// the other, and its list at the end; `run` builds a workspace. NPM_DOES, one word for each call: `refused`, `full`, or
// `held`: it goes on once there is a file of the name `go`.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const [, , command, ...options] = process.argv
const calls = existsSync('npm-calls')
  ? readFileSync('npm-calls', 'utf8').trim().split('\n').length
  : 0
const does = (process.env.NPM_DOES ?? '').split(' ')[calls] ?? ''
appendFileSync('npm-calls', `${command} ${options.includes('site') ? 'site' : 'all'}\n`)

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const wanted = Object.entries(lockfile).filter(([place]) => place.includes('node_modules/'))
const isPart = options.includes('site')
if (command === 'run') {
  put('site/dist/half', '')
  while (does === 'held' && !existsSync('go')) await wait(20)
  put('site/dist/main.js', '')
  process.exit(0)
}
/** @type {Record<string, object>} */
const installed = {}
appendFileSync('npm-runs', `begin ${process.pid}\n`)
for (const [index, [place, entry]] of wanted.entries()) {
  if (isPart && place.includes('/for-cms')) continue
  if (index === 1 && does === 'refused') fail('ECONNREFUSED', 'request to http://registry failed')
  if (index === 1 && does === 'full') fail('ENOSPC', 'ENOSPC: no space left on device, write')
  while (index === 1 && does === 'held' && !existsSync('go')) await wait(20)
  put(join(place, 'package.json'), JSON.stringify({ version: entry.version }))
  for (const [name, file] of Object.entries(entry.bin ?? {})) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    link(process.execPath, join(place, file))
    mkdirSync('node_modules/.bin', { recursive: true })
    link(join('..', place.slice('node_modules/'.length), file), join('node_modules/.bin', name))
  }
  installed[place] = entry
}
put('node_modules/.package-lock.json', JSON.stringify({ packages: installed }))
appendFileSync('npm-runs', `end ${process.pid}\n`)

/** @param {string} file @param {string} text */
function put(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @param {string} to @param {string} file */
function link(to, file) {
  if (!existsSync(file)) symlinkSync(to, file)
}

/** @param {string} code @param {string} words @returns {never} */
function fail(code, words) {
  appendFileSync('npm-runs', `end ${process.pid}\n`)
  console.error(`npm error code ${code}\nnpm error ${words}`)
  process.exit(1)
}
