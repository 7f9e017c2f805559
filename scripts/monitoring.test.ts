import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './environment.ts'

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const read = (name: string) => text(join('deploy/monitoring', name))

test('every alert says how bad it is, what is wrong and what to do', () => {
  const rules = read('alerts.yml')
    .split(/^ {6}- alert: /m)
    .slice(1)
  expect(rules.length).toBeGreaterThan(20)
  const whole =
    /^Noren\w+\n {8}expr: >-\n {10}\S.*\n(?: {8}for: \d+[mh]\n)? {8}labels:\n {10}severity: (?:critical|warning)\n {8}annotations:\n {10}summary: '.+\.'\n {10}todo: '.+\.'\n/
  expect(rules.filter((rule) => !whole.test(rule))).toEqual([])
  const names = rules.map((rule) => rule.split('\n', 1)[0])
  expect(new Set(names).size).toBe(names.length)
})

test('the dashboard asks the Prometheus chosen at its import', () => {
  const { panels, templating, uid } = JSON.parse(read('dashboard.json'))
  expect([uid, templating.list[0].type]).toEqual(['noren', 'datasource'])
  const asking = panels.filter(({ type }: { type: string }) => type !== 'row')
  expect(asking.length).toBeGreaterThan(25)
  for (const { title, datasource, targets } of asking) {
    expect([title, datasource.uid]).toEqual([title, `\${${templating.list[0].name}}`])
    expect([title, targets.length]).toEqual([title, expect.toSatisfy((count) => count > 0)])
  }
  const ids = panels.map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('both programs are scraped from their own machine, with the token in a file', () => {
  const config = read('prometheus.yml')
  const jobs = [
    ...config.matchAll(/job_name: (\S+)[\s\S]+?credentials_file: (\S+)[\s\S]+?'(\S+)'/g),
  ]
  expect(jobs.map(([, ...parts]) => parts)).toEqual([
    ['noren-site', '/etc/prometheus/noren-token', '127.0.0.1:3000'],
    ['noren-desk', '/etc/prometheus/noren-token', '127.0.0.1:3001'],
  ])
})

test('every metric of the programs is in the guide', () => {
  const told = ['site/server/metrics.ts', 'cms/src/desk/monitoring.ts'].flatMap((file) =>
    [...text(file).matchAll(/'(noren_\w+)'/g)].map(([, name = '']) => name),
  )
  expect(told.length).toBeGreaterThan(20)
  const guide = text('docs/guides/watch-it.md')
  expect(told.filter((name) => !new RegExp(`\`${name}[\`{]`).test(guide))).toEqual([])
})
