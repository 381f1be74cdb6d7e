import type { Notes } from './notes'
import { hasNoAnswer, redactAddress, type SendRequest } from './request'

/** Size of an archive's header, bytes (PMTiles version 3). */
const headBytes = 127

/** Checks that the map archive answers range requests without compression. */
export async function checkArchive(request: SendRequest, notes: Notes, address: string): Promise<void> {
  const answer = await request(address, {
    // Browsers send this with range requests (Fetch standard, "HTTP-network-or-cache fetch").
    headers: { Range: `bytes=0-${headBytes - 1}`, 'Accept-Encoding': 'identity' },
    maxBytes: headBytes,
  })
  const plain = redactAddress(address)
  if (hasNoAnswer(answer)) {
    notes.fail(`Put the map archive at ${plain}: it ${answer.reason}.`)
    return
  }
  const { status, headers, body } = answer
  const encoding = headers.get('Content-Encoding')
  if (status === 200)
    notes.fail(
      `Set up range requests (206) for ${plain}: it answers with the whole archive, and the page shows no streets.`,
    )
  else if (status !== 206)
    notes.fail(
      `Put the map archive at ${plain}, or set basemap.archive to where it is: it answers ${status}.`,
    )
  else if (encoding !== null && encoding !== 'identity')
    notes.fail(
      `Switch off compression for ${plain}: its ranges come as ${encoding}, and the page cannot read them.`,
    )
  else if (body.subarray(0, 7).toString() !== 'PMTiles' || body[7] !== 3)
    notes.fail(`Set basemap.archive to a PMTiles archive of version 3: ${plain} is none.`)
  else notes.ok(`The map archive ${plain} answers requests for ranges.`)
  if (status === 206 && !headers.has('ETag'))
    notes.warn(`Set an ETag for ${plain}: without one an open page mixes an old archive with a new one.`)
}
