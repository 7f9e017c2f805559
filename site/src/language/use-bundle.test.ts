import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { BUNDLES } from './bundle/bundles.ts'
import { createBundleStore } from './use-bundle.ts'

test('the store starts loading, and replacing the bundle clears the flag', proves('LNG-04'), () => {
  const store = createBundleStore()
  expect(store.get()).toEqual({ bundle: null, loading: true })
  store.replace(BUNDLES.jp)
  expect(store.get().loading).toBe(false)
  expect(store.get().bundle?.header.navItems.home).toBe('ホーム')
  store.replace(BUNDLES.en)
  expect(store.get()).toEqual({ bundle: BUNDLES.en, loading: false })
})
