import type { ReactNode } from 'react'

/** The page for unknown addresses. */
export const notFound: { title: ReactNode; text: string; home: string } = {
  title: 'Page Not Found',
  text: 'The page you are looking for does not exist or has moved to another address.',
  home: 'Back to Home',
}
