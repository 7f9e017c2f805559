import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import './page/page.css'

export const metadata: Metadata = {
  title: 'Namiori',
  description: 'The demo company’s pages, for comparison.',
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
