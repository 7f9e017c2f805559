import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../environment.ts'

const LOCKFILE = {
  packages: {
    '': { workspaces: ['contract', 'kit', 'site', 'cms'] },
    contract: {},
    kit: {},
    site: { dependencies: { node: '24.0.0' }, devDependencies: { 'for-site': '1.0.0' } },
    cms: { dependencies: { 'for-cms': '2.0.0', node: '24.0.0' } },
    'node_modules/node': { version: '24.0.0', integrity: 'sha512-n', bin: { node: 'bin/node' } },
    'node_modules/for-site': { version: '1.0.0', dependencies: { deep: '^3.0.0' } },
    'node_modules/deep': { version: '3.0.0', integrity: 'sha512-d' },
    'node_modules/for-cms': { version: '2.0.0', bin: { forcms: 'run.js' } },
    'node_modules/for-mac': { version: '1.0.0', optional: true, os: ['none'] },
  },
}

/** How a command of the checkout ended, and everything it printed. */
export type Outcome = { code: number | null; printed: string }

/** A command that may still run. */
type Started = { child: ChildProcess; outcome: Promise<Outcome>; printed: () => string }

/**
 * A small checkout whose npm is a stand-in (`fake-npm.mjs` beside this file). Its commands are `hello`, which needs
 * all packages, `site`, which needs a part, and `make`, which builds. Its name has a blank and Japanese letters.
 */
export class FakeCheckout {
  /** Its folder; {@link move} changes it. */
  path: string

  private constructor(path: string) {
    this.path = path
  }

  static async make(): Promise<FakeCheckout> {
    const checkout = new FakeCheckout(await mkdtemp(join(tmpdir(), 'noren 暖簾 ')))
    mkdirSync(join(checkout.path, 'scripts'))
    const scripts = 'scripts/{*.mjs,build.ts,quietly.ts,environment.ts}'
    for (const name of globSync(scripts, { cwd: ROOT }))
      cpSync(join(ROOT, name), join(checkout.path, name))
    for (const name of ['hello', 'site'])
      writeFileSync(join(checkout.path, `scripts/${name}.ts`), `console.log('${name}')\n`)
    checkout.write('scripts/make.ts', `import { build } from './build.ts'\nawait build('site')\n`)
    checkout.write('package-lock.json', JSON.stringify(LOCKFILE))
    checkout.write('package.json', '{ "type": "module" }')
    return checkout
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { recursive: true, maxRetries: 5 })
  }

  /** Starts `npm run <name>`; `npmDoes` has a word for each call of npm. */
  start(name: string, npmDoes = ''): Started {
    const child = spawn(process.execPath, [join(this.path, 'scripts/bootstrap.mjs'), name], {
      cwd: this.path,
      env: this.#environment(name, npmDoes),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
      })
    const outcome = once(child, 'close').then(([code]) => ({ code, printed }))
    return { child, outcome, printed: () => printed }
  }

  run(name: string, npmDoes = ''): Promise<Outcome> {
    return this.start(name, npmDoes).outcome
  }

  /** `npm ci` as somebody types it. */
  async npmByHand(): Promise<void> {
    const npm = [join(import.meta.dirname, 'fake-npm.mjs'), 'ci']
    await once(spawn(process.execPath, npm, { cwd: this.path, stdio: 'inherit' }), 'exit')
  }

  /** What npm was asked to install, call by call. */
  npmCalls(): string[] {
    return existsSync(join(this.path, 'npm-calls')) ? this.#lines('npm-calls') : []
  }

  /** Where each of npm's runs began and ended, in order; the process in each line. */
  npmRuns(): string[] {
    return this.#lines('npm-runs')
  }

  /** What its scripts find on the disk. */
  async packages(): Promise<{ state: string; lacks: string }> {
    const script = pathToFileURL(join(this.path, 'scripts/packages.mjs')).href
    const { packagesOf }: typeof import('../packages.mjs') = await import(script)
    return packagesOf('all')
  }

  /** Has the packages and the sources of a build. */
  async prepareBuild(): Promise<void> {
    await this.npmByHand()
    mkdirSync(join(this.path, 'site/src'), { recursive: true })
    this.write('site/src/page.ts', 'a page')
    mkdirSync(join(this.path, 'node_modules/@noren'))
    for (const part of ['contract', 'kit'])
      await symlink(join(ROOT, part), join(this.path, 'node_modules/@noren', part))
  }

  async move(): Promise<void> {
    const path = `${this.path}moved`
    await rename(this.path, path)
    this.path = path
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text)
  }

  #lines(name: string): string[] {
    return readFileSync(join(this.path, name), 'utf8').trim().split('\n')
  }

  #environment(name: string, npmDoes: string): NodeJS.ProcessEnv {
    const { PATH = '' } = process.env
    return {
      PATH,
      npm_execpath: join(import.meta.dirname, 'fake-npm.mjs'),
      npm_lifecycle_event: basename(name),
      NPM_DOES: npmDoes,
    }
  }
}
