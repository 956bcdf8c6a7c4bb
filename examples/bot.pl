#!/usr/bin/env perl
# The same protocol in another language: a bot in Perl that takes the last legal action.
#   teahouse tournament darjeeling --bots "external:command=perl examples/bot.pl,random" -n 10
use strict;
use warnings;
use JSON::PP;

$| = 1;
while (my $line = <STDIN>) {
    my $message = decode_json($line);
    my $answer;
    if ($message->{type} eq "hello") {
        $answer = { type => "hello", protocol => 1, name => "last in line" };
    }
    elsif ($message->{type} eq "choose") {
        $answer = { type => "choice", action => $message->{legal}[-1]{id} };
    }
    else {
        last;
    }
    print encode_json($answer), "\n";
}
