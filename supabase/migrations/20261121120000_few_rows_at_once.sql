-- While the admin is open, whoever is no editor changes at most 20 cities or records with one request, as it is with places: what a run
-- of the desk sends at once. A slip or a prank then spoils a screenful that the history gives back, not the country.

create trigger "cities_at_most_twenty"
after update on public.cities
for each row when (private.is_outsider())
execute function private.at_most_twenty();

create trigger "generatedPages_at_most_twenty"
after insert or update on public."generatedPages"
for each row when (private.is_outsider())
execute function private.at_most_twenty();
