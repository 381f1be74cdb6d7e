import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import { keyGroups, keyNames, keySymbols } from './key-list'
import './keys.css'

/** Dialog with every key that the page handles, grouped by place. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const i18n = useI18n()
  const label = (key: string) => {
    const name = keyNames[key]
    return name ? i18n.t(name) : (keySymbols[key] ?? key)
  }
  return (
    <Dialog title={i18n.t('settings.keys')} className="keys" onClose={onClose}>
      {keyGroups.map(({ title, uses }) => (
        <section key={title} aria-label={i18n.t(title)}>
          <h3>{i18n.t(title)}</h3>
          <dl>
            {uses.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{label(key)}</kbd>
                  ))}
                </dt>
                <dd>{i18n.t(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
