import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { DataError } from './errors'
import { columnsOf, orThrow, selectMany } from './request/select'

const editor = v.object({ userId: v.string(), name: v.string(), role: v.picklist(['owner', 'editor']) })

/** A person who may edit; an owner also says who else may. */
export type Editor = v.InferOutput<typeof editor>

/** Query for the list of editors. Row security shows it to editors; for anybody else it is empty. */
export const editorsQuery = () => queryOptions({ queryKey: ['editors'], queryFn: readEditors, staleTime: 60_000 })

function readEditors(): Promise<Editor[]> {
  return selectMany(editor, (client) => client.from('editors').select(columnsOf(editor)).order('name'))
}

/** Adds a person who has an account to the editors. Throws a `DataError`: `invalid` where there is no such account. */
export async function addEditor(added: Editor): Promise<void> {
  const { rows } = await orThrow((client) => client.from('editors').insert(added).select('userId'))
  if (rows.length === 0) throw new DataError('forbidden', new Error('no editor was added'))
}

/** Takes a person off the list of editors; the account stays. Throws a `DataError`. */
export async function removeEditor(userId: string): Promise<void> {
  const { rows } = await orThrow((client) => client.from('editors').delete().eq('userId', userId).select('userId'))
  if (rows.length === 0) throw new DataError('forbidden', new Error('no editor was removed'))
}
