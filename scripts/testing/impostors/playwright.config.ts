import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: /playwright\.impostor\.ts$/,
  outputDir: '../../../test-results/impostors',
})
