import type {
  Access,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Endpoint,
  PayloadHandler,
} from 'payload'
import { onDelete } from '../../../staff/access/endpoint.ts'
import { withFreeAddress } from './free-address.ts'

/**
 * A collection whose documents go into the trash when they are deleted, also many at once, and are restored
 * as drafts. Payload would delete for good on request, and publish what is restored.
 */
export function withTrash<Config extends CollectionConfig>(collection: Config): Config {
  const { access, admin, endpoints, hooks, versions } = collection
  const { components } = admin ?? {}
  const comeBack = versions ? [comeBackAsDraft] : []
  return {
    ...collection,
    trash: true,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [
          ...(components?.beforeListTable ?? []),
          '/src/content/editing/trash/just-trashed-note.tsx#JustTrashedNote',
          '/src/content/editing/trash/trash-list.tsx#TrashList',
        ],
        edit: {
          ...components?.edit,
          editMenuItems: ['/src/content/editing/trash/move-to-trash.tsx#MoveToTrash'],
        },
      },
    },
    access: { ...access, ...(access?.delete && { delete: forGoodFromTrash(access.delete) }) },
    endpoints: [...(endpoints || []), intoTrash('/'), intoTrash('/:id')],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), ...comeBack],
      beforeChange: [...(hooks?.beforeChange ?? []), withFreeAddress(collection.fields)],
    },
  }
}

/** Staff with the right to delete move documents into the trash; only what is there can be deleted for good. */
function forGoodFromTrash(may: Access): Access {
  return async (asking) => {
    const reach = await may(asking)
    if (!reach || asking.data?.deletedAt) return reach
    const inTrash = { deletedAt: { exists: true } }
    return reach === true ? inTrash : { and: [reach, inTrash] }
  }
}

/** Turns a request to delete into one to move into the trash, unless it names the trash. */
function intoTrash(path: '/' | '/:id'): Endpoint {
  return onDelete(path, (req) => {
    if (req.query.trash === 'true') return ofPayload(req, 'delete', path)(req)
    req.data = { deletedAt: new Date().toISOString() }
    return ofPayload(req, 'patch', path)(req)
  })
}

/** Payload's own endpoint for such a request; it comes after ours. */
function ofPayload(
  { payload, routeParams }: Parameters<PayloadHandler>[0],
  method: 'delete' | 'patch',
  path: string,
): PayloadHandler {
  const found = payload.config.collections.find(({ slug }) => slug === routeParams?.collection)
  const own = found?.endpoints || []
  const endpoint = own.findLast((each) => each.method === method && each.path === path)
  if (!endpoint) throw new Error(`Payload does not answer ${method} ${path}`)
  return endpoint.handler
}

/** Publishing a restored document is a separate choice. */
const comeBackAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (!isUpdate || !('data' in args) || args.data?.deletedAt !== null || !args.trash) return args
  return { ...args, data: { _status: 'draft', ...args.data } }
}
