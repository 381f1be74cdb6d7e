import type { SignOutRequest } from '../provider'

export type LogoutPage = Pick<Window, 'location'> & { document: Pick<Document, 'createElement' | 'body'> }

/** Navigates to the provider's logout. */
export function navigateToLogout({ address, fields }: SignOutRequest, page: LogoutPage): void {
  if (fields === null) page.location.assign(address)
  else submit(address, fields, page.document)
}

function submit(address: string, fields: Record<string, string>, document: LogoutPage['document']): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  // The browser has sent the form, and would write its fields to disk when it leaves the page.
  form.remove()
}
