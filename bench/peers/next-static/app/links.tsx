import Link from 'next/link'

export function Links() {
  return (
    <>
      <Link href="/">Home</Link>
      <Link href="/about">About</Link>
    </>
  )
}
