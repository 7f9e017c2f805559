import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findNginx } from '../../scripts/proxies.ts'
import { inOwnDebian } from '../support/debian.ts'
import { ROOT, temporaryFolder } from '../support/folders.ts'
import { PROXIES } from '../support/proxied.ts'

/** What the guide has an operator type. */
function guide(): string {
  const text = readFileSync(join(ROOT, 'deploy/README.md'), 'utf8')
  return /## One machine\n[^`]*(?:`[^`\n]+`[^`]*)*```\n([^`]+)```/.exec(text)?.[1] ?? ''
}

/** Programs that need the internet, systemd or a person; each is asked as the guide says. */
const STAND_INS: Record<string, string> = {
  // Debian starts a program that it installs.
  'apt-get': '[ "$1" = update ] || nginx',
  git: 'true',
  npm: 'true',
  journalctl: 'true',
  htpasswd: 'echo "$4:{PLAIN}a password" > "$3"',
  systemctl: '[ "$*" != "reload nginx" ] || nginx -s reload',
  certbot: `exec '${process.execPath}' '${ROOT}/e2e/support/stand-in-authority.ts' "$@"`,
}

/** Asks until nginx has taken its new files; prints what it answers. */
const ASK = `
const asked = async (url) => {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer) return [answer.status, answer.headers.get('location')]
    await new Promise((again) => setTimeout(again, 50))
  }
}
const urls = ['https://www.example.jp/', 'https://example.jp/ja', 'https://desk.example.jp/', 'http://www.example.jp/ja']
const said = []
for (const url of urls) said.push(await asked(url))
console.log('answers ' + JSON.stringify(said))
`

describe.skipIf(!PROXIES.includes('nginx'))('with nginx', () => {
  test('the guide leads from an empty Debian to the first certificate, word by word (operator O1, O2)', async () => {
    await using folder = await temporaryFolder()
    const { path } = folder
    chmodSync(path, 0o755)
    const programs = join(path, 'bin')
    mkdirSync(programs)
    for (const [name, does] of Object.entries(STAND_INS)) {
      writeFileSync(join(programs, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 })
    }
    writeFileSync(join(path, 'ask.mjs'), ASK)
    const typed = guide()
    expect(typed).toContain('certbot certonly ')
    const script = [
      // A network of its own, in which the names lead to this machine.
      `perl -MSocket -e '$up = pack("Z16sx14", "lo", 0x41); socket(S, AF_INET, SOCK_DGRAM, 0); ioctl(S, 0x8914, $up) or die'`,
      'echo 127.0.0.1 example.jp www.example.jp desk.example.jp >> /etc/hosts',
      `mkdir -p /srv/noren && mount --bind '${ROOT}' /srv/noren`,
      `export PATH='${programs}':/usr/sbin:$PATH`,
      typed,
      // Months later.
      ...typed.split('\n').filter((line) => line.startsWith('certbot ')),
      `NODE_TLS_REJECT_UNAUTHORIZED=0 '${process.execPath}' --no-warnings '${path}/ask.mjs'`,
      'nginx -s stop',
    ].join('\n')
    const [program = '', ...options] = inOwnDebian(path, script, ['--net'])
    const said = execFileSync(program, options, { encoding: 'utf8', cwd: path, stdio: 'pipe' })
    const [, answers = ''] = /^answers (.*)$/m.exec(said) ?? []
    expect(JSON.parse(answers)).toEqual([
      // Neither program runs here.
      [502, null],
      [301, 'https://www.example.jp/ja'],
      [401, null],
      [301, 'https://www.example.jp/ja'],
    ])
    expect(findNginx()).toBeDefined()
  })
})
