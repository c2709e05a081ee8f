-- Digests of new recovery codes, as a JSON array, until their owner has saved them.
ALTER TABLE second_factors ADD COLUMN next_codes TEXT;
