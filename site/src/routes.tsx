import { Route, Routes } from 'react-router'
import { ROUTES } from '#src/navigation/paths.ts'
import { AboutPage } from '#src/pages/about/about-page.tsx'
import { ContactPage } from '#src/pages/contact/contact-page.tsx'
import { HomePage } from '#src/pages/home/home-page.tsx'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { PrivacyPage } from '#src/pages/privacy/privacy-page.tsx'
import { RestaurantPage } from '#src/pages/restaurant/restaurant-page.tsx'
import { RestaurantsPage } from '#src/pages/restaurants/restaurants-page.tsx'

/** The site's pages. The table is mounted once for both languages: `ja?` is the prefix. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="ja?">
        <Route index element={<HomePage />} />
        <Route path={ROUTES.restaurants.slice(1)} element={<RestaurantsPage />} />
        <Route path={ROUTES.restaurant.slice(1)} element={<RestaurantPage />} />
        <Route path={ROUTES.about.slice(1)} element={<AboutPage />} />
        <Route path={ROUTES.contact.slice(1)} element={<ContactPage />} />
        <Route path={ROUTES.privacy.slice(1)} element={<PrivacyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
