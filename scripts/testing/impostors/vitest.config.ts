import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['**/vitest.impostor.ts'], expect: { requireAssertions: true } },
})
