import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ROOT } from './folders.ts'

const run = promisify(execFile)

/** What both zones are made of, without the demo company. */
const PARTS = ['contract', 'kit', 'site', 'cms', 'scripts', 'package.json', 'tsconfig.base.json']

/**
 * Copies the sources of both zones into `folder`, edited or not.
 * @param folder within the checkout, so that packages are found in its node_modules: Next accepts no link to them
 * @param more further pathspecs of Git; without one of the demo company the copy has a link to it
 */
export async function copySources(folder: string, more: readonly string[] = []): Promise<void> {
  const { stdout } = await run(
    'git',
    ['ls-files', '-co', '--exclude-standard', ...PARTS, ...more],
    { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 },
  )
  const files = stdout.trim().split('\n')
  for (const each of new Set(files.map(dirname)))
    await mkdir(join(folder, each), { recursive: true })
  await Promise.all(files.map((file) => copyFile(join(ROOT, file), join(folder, file))))
  if (more.length === 0) await symlink(join(ROOT, 'demo'), join(folder, 'demo'))
  await mkdir(join(folder, 'node_modules/@noren'), { recursive: true })
  for (const part of ['contract', 'kit', 'site', 'cms', 'demo']) {
    await symlink(join(folder, part), join(folder, 'node_modules/@noren', part))
  }
}

/** Changes the text of a file of the copy; throws where nothing changes. */
export async function edit(
  folder: string,
  file: string,
  change: (source: string) => string,
): Promise<void> {
  const source = await readFile(join(folder, file), 'utf8')
  const changed = change(source)
  if (changed === source) throw new Error(`${file} is not what this test knows how to change`)
  await writeFile(join(folder, file), changed)
}

/** Several checkers would each check what the files have in common. */
const CHECKING = ['--singleThreaded', '--noEmit', '--pretty', 'false']

/** The compile errors of both zones, a line each, as the compiler prints them. */
export async function compileErrors(folder: string): Promise<string[]> {
  const compiler = join(ROOT, 'node_modules/.bin/tsc')
  const lines: string[] = []
  for (const part of ['site', 'cms']) {
    const output = await run(compiler, [...CHECKING, '-p', part], { cwd: folder }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    )
    lines.push(...output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line)))
  }
  return lines
}

/** The files of both zones with compile errors, sorted. */
export async function filesInError(folder: string): Promise<string[]> {
  const files = (await compileErrors(folder)).map((line) => line.slice(0, line.indexOf('(')))
  return [...new Set(files)].sort()
}

/** Runs a script of a part's `package.json` without the settings of the machine or of the test. */
export async function runScript(folder: string, part: string, ...script: string[]): Promise<void> {
  await runAlone(folder, part, script)
}

/** A desk loads in half the time with it, which also serves the packages' compiled code from a cache. */
const QUICKLY = `--import=${pathToFileURL(join(ROOT, 'cms/test/quick-imports.ts')).href}`

/** As {@link runScript}, for a command that loads the desk. */
export async function runCommand(folder: string, ...command: string[]): Promise<void> {
  await runAlone(folder, 'cms', command, { NODE_OPTIONS: QUICKLY })
}

async function runAlone(
  folder: string,
  part: string,
  script: readonly string[],
  more: Record<string, string> = {},
): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  await run('npm', ['run', '-w', part, ...script], { cwd: folder, env: { PATH, HOME, ...more } })
}
