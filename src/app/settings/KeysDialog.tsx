import { Dialog } from '../../ui/dialog/Dialog'
import { useWords } from '../../ui/words/Words'
import { keyGroups, keyNames, keySymbols } from './key-list'
import './keys.css'

/** Dialog with every key that the page handles, grouped by place. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const words = useWords()
  const label = (key: string) => {
    const name = keyNames[key]
    return name ? words.t(name) : (keySymbols[key] ?? key)
  }
  return (
    <Dialog title={words.t('settings.keys')} className="keys" onClose={onClose}>
      {keyGroups.map(({ title, uses }) => (
        <section key={title} aria-label={words.t(title)}>
          <h3>{words.t(title)}</h3>
          <dl>
            {uses.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{label(key)}</kbd>
                  ))}
                </dt>
                <dd>{words.t(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
