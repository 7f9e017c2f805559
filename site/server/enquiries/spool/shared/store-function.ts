import { REPEAT_MS } from '../spool.ts'

/**
 * Stores an enquiry with its deliveries, in one statement, so that a lost connection leaves all or
 * nothing. Statements about the same text, key, client or network wait for it.
 *
 * An enquiry without a client was acknowledged elsewhere and is taken over: no limit applies, and one
 * whose key was used for another text is stored without the key.
 */
export const STORE_FUNCTION = `
  ALTER TABLE admissions ADD COLUMN network text;
  CREATE INDEX admissions_by_network ON admissions (network, at);
  DROP FUNCTION IF EXISTS store(jsonb, jsonb, text, integer, integer);
  CREATE FUNCTION store(
    enquiry jsonb, delivery_rows jsonb, sender text, sender_network text,
    per_minute integer, per_hour integer, network_per_minute integer, network_per_hour integer
  ) RETURNS jsonb LANGUAGE plpgsql AS $store$
  DECLARE
    at_ms bigint := enquiry->>'received_at';
    print text := enquiry->>'fingerprint';
    key text := enquiry->>'idempotency_key';
    known record;
    wait_ms bigint;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(word, 0)) FROM (
      SELECT word FROM unnest(ARRAY[print, key, sender, sender_network]) AS words (word)
      WHERE word IS NOT NULL ORDER BY word
    ) AS sorted;
    SELECT e.id, e.fingerprint INTO known FROM enquiries AS e
      WHERE e.idempotency_key = key OR (e.fingerprint = print
        AND e.received_at > at_ms - ${REPEAT_MS} AND e.received_at < at_ms + ${REPEAT_MS})
      ORDER BY e.idempotency_key = key DESC NULLS LAST LIMIT 1;
    IF known.fingerprint = print THEN
      RETURN jsonb_build_object('kind', 'repeated', 'id', known.id);
    ELSIF known.id IS NOT NULL AND sender IS NOT NULL THEN
      RETURN jsonb_build_object('kind', 'key-used');
    ELSIF known.id IS NOT NULL THEN
      enquiry := enquiry || '{"idempotency_key": null}';
    END IF;
    IF sender IS NOT NULL THEN
      SELECT greatest(
        (SELECT a.at + 60000 FROM admissions AS a WHERE a.client = sender
         ORDER BY a.at DESC OFFSET per_minute - 1 LIMIT 1),
        (SELECT a.at + 3600000 FROM admissions AS a WHERE a.client = sender
         ORDER BY a.at DESC OFFSET per_hour - 1 LIMIT 1),
        (SELECT a.at + 60000 FROM admissions AS a WHERE a.network = sender_network
         ORDER BY a.at DESC OFFSET network_per_minute - 1 LIMIT 1),
        (SELECT a.at + 3600000 FROM admissions AS a WHERE a.network = sender_network
         ORDER BY a.at DESC OFFSET network_per_hour - 1 LIMIT 1)
      ) - at_ms INTO wait_ms;
      IF wait_ms > 0 THEN
        RETURN jsonb_build_object('kind', 'too-many', 'retryAfter', ceil(wait_ms / 1000.0));
      END IF;
      INSERT INTO admissions VALUES (sender, at_ms, sender_network);
    END IF;
    INSERT INTO enquiries SELECT * FROM jsonb_populate_record(NULL::enquiries, enquiry)
      ON CONFLICT (id) DO NOTHING;
    IF FOUND THEN
      INSERT INTO deliveries SELECT * FROM jsonb_populate_recordset(NULL::deliveries, delivery_rows);
    END IF;
    RETURN jsonb_build_object('kind', 'stored', 'id', enquiry->>'id');
  END $store$;`
