import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // Types are checked by `tsc -p cms`, once for the whole workspace.
  typescript: { ignoreBuildErrors: true },
  experimental: { useTypeScriptCli: true },
}

export default withPayload(config)
