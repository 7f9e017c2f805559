import { expect, test } from 'vitest'
import { textOf } from '../testing/documents.ts'
import { LICENCES, licenceDocument, parts } from './licences.ts'
import { productionTree, withInstallScript } from './production-tree.ts'

/** The packages that may run a script when they are installed, as package.json allows them to npm. */
const MAY_RUN_SCRIPTS = {
  esbuild: 'checks that the program for this platform is there; only builds and tools use it',
  node: 'puts the Node that the programs run on in its place',
}

test('the site needs at most twelve packages of others', () => {
  const names = productionTree('site').map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['hono', 'nodemailer', 'postgres', 'valibot']))
  expect(names.length).toBeLessThanOrEqual(12)
})

test('only listed packages run a script when they are installed', () => {
  const listed = Object.keys(MAY_RUN_SCRIPTS)
  expect(withInstallScript()).toEqual(listed)
  expect(Object.keys(JSON.parse(textOf('package.json')).allowScripts).sort()).toEqual(listed)
})

test('every package of the programs has a licence of the list', () => {
  const packages = Object.values(parts()).flat()
  expect(packages.length).toBeGreaterThan(500)
  const others = packages.filter(({ licence }) => !LICENCES.has(licence))
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test('docs/licences.md is what the packages say today (npm run papers)', () => {
  expect(textOf('docs/licences.md')).toBe(licenceDocument())
})
