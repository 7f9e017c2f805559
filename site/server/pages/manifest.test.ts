import { expect, test } from 'vitest'
import { furtherFilesOf, readManifest, styleSheetsOf } from './manifest.ts'

const manifest = readManifest(
  JSON.stringify({
    'loader.ts': { file: 'loader-1.js', isEntry: true, dynamicImports: ['_app.js'] },
    '_app.js': { file: 'app-1.js', imports: ['_runtime.js', 'loader.ts'] },
    '_runtime.js': { file: 'runtime-1.js' },
    'home.tsx': { file: 'home-1.js', imports: ['_app.js', '_film.js'], css: ['home-1.css'] },
    '_film.js': { file: 'film-1.js', imports: ['_runtime.js', '_play.js'] },
    '_play.js': { file: 'play-1.js', imports: ['_film.js'] },
    'en.ts': { file: 'en-1.js' },
    'style.css': { file: 'style-1.css' },
  }),
)

test('a page has its own file and those it imports, without what the loader asks for anyway', () => {
  expect(furtherFilesOf(manifest, ['home.tsx', 'en.ts'])).toEqual([
    'home-1.js',
    'en-1.js',
    'film-1.js',
    'play-1.js',
  ])
})

test('a module the build does not know has no files', () => {
  expect(furtherFilesOf(manifest, ['gone.tsx'])).toEqual([])
})

test('each style sheet is named once', () => {
  expect(styleSheetsOf(manifest)).toEqual(['home-1.css', 'style-1.css'])
})
