-- A signature keeps the words that were signed: a reviewer who comes back sees what has changed since, and anybody can prove what somebody
-- signed. They are the headings and sentences of each wording as JSON, from which the hash is made (src/generator/parts.ts).
alter table public.reviews
  add column words text not null check (
    length(words) <= 100000 and left(encode(sha256(convert_to(words, 'UTF8')), 'hex'), 16) = hash
  );
