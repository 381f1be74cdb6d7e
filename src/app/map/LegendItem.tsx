import { LegendButton } from './LegendButton'
import './legend-item.css'

/** Item of the map's credits that opens the legend. On a narrow screen there is no room for the legend itself. */
export function LegendItem() {
  return (
    <li className="legend-item">
      <LegendButton />
    </li>
  )
}
