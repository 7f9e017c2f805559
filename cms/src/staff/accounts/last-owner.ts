import { APIError, type CollectionAfterOperationHook } from 'payload'
import { say } from '../../base/words.ts'

/**
 * There is always an owner to manage the accounts. The check is part of the transaction that deletes or
 * demotes, and only one transaction writes at a time: of two admins who remove each other together, the
 * second finds no owner left, and its change is rolled back as a whole.
 */
export const keepOneOwner: CollectionAfterOperationHook<'users'> = async ({
  args,
  operation,
  req,
  result,
}) => {
  const isRemoval = operation === 'delete' || operation === 'deleteByID'
  const isUpdate = operation === 'update' || operation === 'updateByID'
  if (!isRemoval && !(isUpdate && args.data.role !== undefined)) return result
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'owner' } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return result
  const message = {
    en: 'The desk needs one member of staff who may do everything. Please give someone else that right first.',
    ja: 'すべての操作ができるスタッフが、少なくとも1人必要です。先に、ほかのスタッフにその権限を付けてください。',
  }
  throw new APIError(say(req, message), 409)
}
