import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetched } from '../support/fetched.ts'
import { inJapanese, KINDS } from '../support/pages.ts'
import { type Programs, startPrograms } from '../support/programs.ts'
import { publishEdited } from '../support/published.ts'

const both = KINDS.flatMap((path) => [path, inJapanese(path)])

let programs: Programs
beforeAll(async () => {
  programs = await startPrograms((data) => publishEdited(join(data, 'published'), () => {}))
})
afterAll(() => programs[Symbol.asyncDispose]())

test('with the CMS frozen every page of both languages still loads', async () => {
  const { cms, site } = programs
  cms.freeze()
  try {
    for (const path of both) {
      const { status, html } = await fetched(path, site)
      expect(status, path).toBe(200)
      expect(html, path).toContain('<h1')
    }
  } finally {
    cms.thaw()
  }
})

test('without the CMS every page of both languages still loads', async () => {
  const { cms, site } = programs
  await cms.kill()
  for (const path of both) expect((await fetched(path, site)).status, path).toBe(200)
})
