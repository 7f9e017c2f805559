import { Route, Routes } from 'react-router'
import { ROUTES, type RouteName } from '#src/navigation/paths.ts'
import { type PageName, usePage } from '#src/pages/page-modules.ts'

/** Pages below the home page, as the route table names them. */
const NAMES = [
  'restaurants',
  'restaurant',
  'about',
  'contact',
  'privacy',
] as const satisfies RouteName[]

/** The site's pages. The table is mounted once for both languages: `ja?` is the prefix. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="ja?">
        <Route index element={<Page name="home" />} />
        {NAMES.map((name) => (
          <Route key={name} path={ROUTES[name].slice(1)} element={<Page name={name} />} />
        ))}
        <Route path="*" element={<Page name="notFound" />} />
      </Route>
    </Routes>
  )
}

function Page({ name }: { name: PageName }) {
  const Component = usePage(name)
  return <Component />
}
