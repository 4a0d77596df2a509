import type { RefCallback } from 'react'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { parseSchemaField } from '../../schemas/accountSchema/schemaFieldValues'
import type { CustomField } from '../../schemas/settings/userSettings'

/** Handles of the open fields' forms, by field id. A group and one of its fields may be open at the same time. */
export class FieldHandles {
  readonly #handles = new Map<number, FormHandle>()
  readonly #refs = new Map<number, RefCallback<FormHandle>>()

  /** Returns a ref callback, the same function for the same field. */
  getRef(id: number): RefCallback<FormHandle> {
    const ref =
      this.#refs.get(id) ??
      ((handle: FormHandle | null) => {
        if (handle) this.#handles.set(id, handle)
        else this.#handles.delete(id)
      })
    this.#refs.set(id, ref)
    return ref
  }

  get(id: number): FormHandle | undefined {
    return this.#handles.get(id)
  }

  /** Returns the field with uncommitted input, including that of a group's fields. */
  withTyped(field: CustomField): CustomField {
    const typedValues = this.#handles.get(field.id)?.values()
    const now = typedValues ? parseSchemaField(field, typedValues) : field
    return now.fields ? { ...now, fields: now.fields.map((part) => this.withTyped(part)) } : now
  }
}
