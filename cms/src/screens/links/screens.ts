import type { AdminViewConfig } from 'payload'

/** Our own screens, by their addresses behind `/admin`. */
export const SCREENS: { readonly [name: string]: AdminViewConfig } = {
  menu: { Component: '/src/screens/menu/menu-view.tsx#MenuView', path: '/menu', exact: true },
  menuOf: {
    Component: '/src/screens/menu/menu-view.tsx#MenuView',
    path: '/menu/:restaurant',
    exact: true,
  },
  closures: {
    Component: '/src/screens/closures/closures-view.tsx#ClosuresView',
    path: '/closures',
    exact: true,
  },
  translations: {
    Component: '/src/content/translations/translations-view.tsx#TranslationsView',
    path: '/translations',
    exact: true,
  },
  guides: {
    Component: '/src/screens/guides/guide-view.tsx#GuideView',
    path: '/guide',
    exact: true,
  },
  guide: {
    Component: '/src/screens/guides/guide-view.tsx#GuideView',
    path: '/guide/:name',
    exact: true,
  },
}
